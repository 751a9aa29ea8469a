/** What both bookings of the page are given. */
export interface BookingProps {
  destination: string;
  onNews(news: string): void;
}
