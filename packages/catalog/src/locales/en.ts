import { hoursEn, newsletterNoticeEn, newsletterRequestEn, noticeEn, requestEn } from "../facts";
import type { Notices } from "../notices";

// The catalog's texts in English, with the sections of `es.ts`.

export const commonErrors = {
  tooLong: "Please use {max} characters at most",
  invalid: "Please check this",
  consent: "Please tick the box to continue",
};

export const consentText = {
  notice: noticeEn,
  request: requestEn,
  policy: "privacy policy",
};

export const newsletterConsentText = {
  notice: newsletterNoticeEn,
  request: newsletterRequestEn,
};

export const operatorWords = {
  supportHours: hoursEn,
};

export const choiceNames: Readonly<Record<string, string>> = {
  "Biodiversidad y naturaleza": "Wildlife and nature",
  "Cultura local e inmersión": "Local culture and everyday life",
  "Proyectos comunitarios": "Community projects",
  "Gastronomía tradicional": "Traditional food",
  "Aventura y deportes": "Adventure and sports",
  "Relajación y bienestar": "Rest and well-being",
  "Safari de ballenas": "Whale watching",
  "Clase de surf": "Surf lesson",
  "Pesca artesanal": "Fishing with local fishers",
  Masaje: "Massage",
};

export const bookingTitle = "Booking request";

export const bookingLabels = {
  name: "Full name",
  email: "Email",
  phone: "WhatsApp or phone",
  phoneHint: "With country code, e.g. +44 7700 900123",
  destination: "Destination",
  dates: "Rough dates",
  datesHint: "For example: second week of March",
  travelers: "How many of you?",
  travelersHint: "For example: 2 adults and 1 child",
  experiences: "Experiences",
  message: "Message",
};

export const bookingErrors = {
  name: "Please write your name, with at least 2 letters",
  email: "Please check your email address",
  phone: "Please check your number",
  destination: "Please tell us where you’d like to go",
  dates: "Please tell us roughly when",
  travelers: "Please tell us how many are coming",
};

export const bookingNotices = {
  sent: {
    title: "Request sent!",
    text: "We’ll be in touch soon on WhatsApp with your booking link.",
  },
  failed: {
    title: "It didn’t go through",
    text: "We couldn’t send your request. Please try again.",
    destructive: true,
  },
} satisfies Notices;

export const tripRequestTitle = "Tailor-made trip";

export const tripRequestLabels = {
  first_name: "First name",
  last_name: "Surname",
  email: "Email",
  phone: "WhatsApp number",
  phoneHint: "With country code, e.g. +44 7700 900123",
  destination: "Where to?",
  destinationHint: "A place, or just an idea: jungle, sea, coffee",
  travel_dates: "When?",
  travel_datesHint: "For example: second week of March",
  num_travelers: "How many of you?",
  budget_range: "Budget",
  budget_rangeHint: "Per person, in pesos or dollars",
  interests: "What are you interested in?",
  special_requirements: "Special requirements",
  special_requirementsHint: "Food, mobility, health, the children’s ages",
  how_found_us: "How did you find us?",
};

export const tripRequestTeamLabels = {
  interests: "Interests",
  how_found_us: "How they found us",
};

export const tripRequestErrors = {
  first_name: "Please write your first name",
  last_name: "Please write your surname",
  email: "Please write your email address",
  num_travelers: "Please give the number of travellers",
};

export const tripRequestNotices = {
  sent: {
    title: "Request sent!",
    text: "The {brand} team will be in touch with you soon.",
  },
  failed: {
    title: "It wasn’t sent",
    text: "We couldn’t send your request. Please try again.",
    destructive: true,
  },
} satisfies Notices;

export const tripRequestByName = {
  text: "{name}, the {brand} team will be in touch with you soon.",
};

export const partnershipTitle = "Partnership proposal";

export const organizationTypes = {
  university: "University",
  company: "Business",
  hotel: "Hotel or lodge",
};

export const partnershipLabels = {
  firstName: "First name",
  lastName: "Surname",
  organizationName: "Organisation",
  organizationType: "Type of organisation",
  ...organizationTypes,
  email: "Email",
  phone: "Phone or WhatsApp",
  phoneHint: "With country code, e.g. +44 7700 900123",
  country: "Country",
  projectDescription: "Your project",
  projectDescriptionHint: "Tell us about it, in at least 50 characters",
  objectives: "Your aims",
  objectivesHint: "What you’d like to achieve, in at least 30 characters",
  timeline: "Timeline",
  budget: "Budget",
  additionalInfo: "Anything else",
};

export const partnershipTeamLabels = {
  phone: "Phone",
  projectDescription: "About the project",
};

export const partnershipErrors = {
  firstName: "Please write your first name, with at least 2 letters",
  lastName: "Please write your surname, with at least 2 letters",
  organizationName: "Please name your organisation",
  organizationType: "Please choose the type of organisation",
  email: "Please check your email address",
  phone: "Please check your number",
  country: "Please tell us your country",
  projectDescription: "Please describe your project in at least 50 characters",
  objectives: "Please describe your aims in at least 30 characters",
};

export const partnershipMailWords = {
  subject: "Partnership proposal: {organization} ({type})",
  greeting: "Hello {brand} team. This is our partnership proposal.",
  unstated: "Not stated",
  unstatedInfo: "None",
};

export const partnershipNotices = {
  sent: {
    title: "Your proposal is ready!",
    text: "We’ve opened it in your email app. We’ll be in touch soon.",
  },
  failed: {
    title: "It wasn’t sent",
    text: "We couldn’t prepare your proposal. Please try again.",
    destructive: true,
  },
} satisfies Notices;

export const contactTitle = "Contact message";

export const contactLabels = {
  name: "Full name",
  email: "Email",
  organization: "Organisation",
  message: "Message",
};

export const contactErrors = {
  name: "Please write your name",
  email: "Please check your email address",
  message: "Please write your message",
};

export const contactNotices = {
  sent: {
    title: "Message sent!",
    text: "We’ll be in touch soon.",
  },
  failed: {
    title: "It didn’t go through",
    text: "We couldn’t send your message. Please try again.",
    destructive: true,
  },
} satisfies Notices;

export const newsletterTitle = "Newsletter sign-up";

export const newsletterLabels = {
  email: "Your email",
};

export const newsletterTeamLabels = {
  email: "Email",
  pageUri: "Page",
  pageName: "Title of the page",
};

export const newsletterErrors = {
  email: "Please enter a valid email address",
};

export const newsletterNotices = {
  sent: {
    title: "Welcome!",
    text: "You’re on the list for our newsletter.",
  },
  failed: {
    title: "It didn’t go through",
    text: "We couldn’t sign you up. Please try again.",
    destructive: true,
  },
  invalid: {
    title: "Not quite",
    text: "Please enter a valid email address",
    destructive: true,
  },
} satisfies Notices;

export const paymentLabels = {
  name: "Traveller’s name",
  amount: "Total price of the trip (COP)",
  amountHint: "In Colombian pesos, e.g. 2,608,000",
  concept: "What it’s for",
  balanceDue: "1 month before the trip",
};

export const sumWords = {
  assumed: "The total assumes that the price is per person; the team will confirm it.",
  perGroup:
    "This is the price for a group of {size}; if you are more or fewer, the team adjusts it.",
};

export const paymentErrors = {
  empty: "Please fill this in",
};

export const paymentMessageWords = {
  greeting: "Hello {brand}. I’d like to pay for my trip.",
  name: "Name",
  concept: "What it’s for",
  total: "Price of the trip",
  option: "Option",
  deposit: "Deposit of {percent}",
  full: "Full payment",
  now: "To pay now",
  balance: "Balance",
  close: "Could you send me the payment link, please?",
};

export const paymentNotices = {
  missing: {
    title: "Something’s missing",
    text: "Please fill in all the required fields.",
    destructive: true,
  },
  invalid: {
    title: "Check the amount",
    text: "Please enter a valid amount.",
    destructive: true,
  },
  sent: {
    title: "Taking you to WhatsApp",
    text: "We’re connecting you with our team to arrange your payment.",
  },
} satisfies Notices;

export const subjectWords = {
  tripTo: "Trip to ",
  generalEnquiry: "general enquiry",
};

export const formPageWords = {
  submit: "Send",
  optional: "(optional)",
  choose: "Choose one",
  honeypot: "Leave this field empty",
  reference: "Your reference",
  home: "Back to the home page",
  kept: "What you wrote is still here.",
  notReceived: "We didn’t get it",
  notSentYet: "One step left",
  foreign: "You’ve come from another page. Check what you wrote and send it from here.",
  unreadable: "What you sent is too long, or isn’t a form.",
  wait: "One moment, please",
  waitText: "A lot has come from your connection. Please try again in {seconds} seconds.",
  invalid: "Please check the marked fields",
  manyExperiences: "Please choose {max} experiences at most, separated by commas",
  test: "This is a test: what you send does not reach the team.",
  tested: "This was a test: it did not reach the team.",
  handover: {
    title: "Your proposal is ready",
    text: "Send it from your own email. Nothing is stored here.",
    open: "Open my email",
    copy: "Didn’t it open? Copy the text and send it to",
  },
};

export const keepReferenceWords = { keep: "Keep it safe: it helps us find you faster." };

export const confirmationWords = {
  greeting: "Hello {name},",
  greetingAlone: "Hello,",
  reference: "Your reference:",
  notYou: "If this wasn’t you, there’s nothing you need to do.",
};

export const firstSentenceWords = {
  named: "Hello {name}, we’re writing from {brand} about your {about}.",
  unnamed: "Hello, we’re writing from {brand} about your {about}.",
  pay: "Here you can pay the deposit or the total: {link}",
};

export const subscriptionMailWords = {
  title: "Confirm your sign-up",
  text: "Someone asked to get our newsletter at this address. Confirm it, and we’ll write to you.",
  button: "Confirm my sign-up",
  notYou: "If this wasn’t you, there’s nothing you need to do: we won’t write unless you confirm.",
  remove: "Take this address off the list",
};

export const linkPageWords = {
  confirm: {
    title: "Confirm your sign-up",
    text: "Press the button to start getting our newsletter.",
    button: "Confirm my sign-up",
    done: {
      title: "You’re signed up",
      text: "Thank you. Every email has a link to leave the list with one click.",
    },
  },
  unsubscribe: {
    title: "Leave the newsletter",
    text: "We’ll take this address off the newsletter list. Your trip requests stay as they are.",
    button: "Take me off the list",
    done: {
      title: "You’re off the list",
      text: "We’ve taken your address off the newsletter list.",
    },
  },
  useless: {
    title: "This link no longer works",
    text: "It may be incomplete, or a newer one has replaced it. Write to us and we’ll sort it out.",
    unsubscribe:
      "If you’ve already left the list, there’s nothing more to do. If you still hear from us, write to us and we’ll take you off.",
  },
};
