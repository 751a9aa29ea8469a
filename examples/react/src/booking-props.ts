/** The options of both bookings of the page. */
export interface BookingProps {
  destination: string;
  onNews(news: string): void;
}
