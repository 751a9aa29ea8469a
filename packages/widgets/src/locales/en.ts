import type { CountedText } from "@maloca/catalog/words";

// The widgets' texts in English, with the sections of `es.ts`, and the catalog's texts.

export * from "@maloca/catalog/locales/en";

/** Tells this file from the few texts that a page changes. */
export const wholeLanguage = true;

export const submissionStatus = {
  slow: "The connection is slow. We’re still sending; please keep this page open.",
  offline: "You’re offline. It goes out once you’re back online, if you keep this page open.",
  invalid: "Please check the marked fields.",
};

export const offlineNotice = {
  keep: "Save it on this device so I can close the page",
  kept: "Saved on this device, not sent yet. It goes out once you’re online, or when you come back here.",
  unkept: "We couldn’t save it on this device. Please keep this page open.",
  forget: "Delete what’s saved",
};

export const operatorLine = {
  operatedBy: "Operated by {operator} · Colombian tourism registry (RNT) {rnt}",
};

export const testRibbon = {
  testMode: "Test mode: what you send does not reach the team.",
};

export const confirmation = {
  reference: "Your reference:",
  keep: "Keep it: it helps us find you if you write or call.",
};

export const toast = {
  close: "Close this message",
};

export const errorFallback = {
  text: "Something went wrong. Write to us on {messaging} or at {email}.",
};

export const booking = {
  title: "Request a booking",
  intro:
    "Tell us about the trip you’re dreaming of. We’ll reply on WhatsApp with a booking link; you don’t pay anything here.",
  close: "Close",
  counter: {
    one: "{n} experience chosen, {max} at most",
    other: "{n} experiences chosen, {max} at most",
  } as CountedText,
  maximum: "(maximum reached)",
  optional: "(optional)",
  submit: "Send request",
  sending: "Sending…",
  failed: "Your request wasn’t sent. What you wrote is still here.",
};

export const bookingTrip = {
  next: "What happens next?",
  next1: "You get a reference, and we get your request.",
  next2: "We write to you on WhatsApp and plan the trip with you.",
  next3: "You book with the link we send. You pay nothing here.",
  answers: "Before you book",
  group: "for the whole group",
  spoken: "Already spoken to the team?",
  pay: "Pay a deposit or in full",
  payFailed: "We couldn’t open the payment. Please try again.",
};

export const contact = {
  optional: "(optional)",
  submit: "Send message",
  sending: "Sending…",
  sent: "We’ve got your message. Someone from the team will get back to you.",
  failed: "Your message wasn’t sent. What you wrote is still here.",
};

export const experiences = {
  legend: "Choose your experiences",
  counter: {
    one: "{n} experience chosen, {max} at most",
    other: "{n} experiences chosen, {max} at most",
  } as CountedText,
  maximum: "(maximum reached)",
  required: "Choose at least one experience.",
};

export const help = {
  button: "Need a hand?",
  title: "Shall we talk?",
  intro: "Someone from the team will get back to you.",
  messaging: "Write to us on WhatsApp",
  email: "Email",
  hours: "When we’re around",
};

export const lightbox = {
  title: "Picture gallery",
  close: "Close",
  previous: "Previous picture",
  next: "Next picture",
  whole: "See the whole picture",
  counter: "{n} / {total}" as CountedText,
  failed: "We couldn’t load this picture. Please check your connection.",
};

export const newsletter = {
  submit: "Sign me up",
  sending: "Signing you up…",
  sent: "Done: you’re on the list.",
  failed: "We couldn’t sign you up. Your email address is still here.",
  invalid: "",
};

export const partnership = {
  choose: "Choose one",
  optional: "(optional)",
  submit: "Send proposal",
  privacy: "Your email app opens with the proposal ready. Nothing is stored here.",
  invalid: "Please check the marked fields.",
  failed: "Your proposal wasn’t sent. What you wrote is still here.",
  byHand: "Email app didn’t open? Copy the text and send it to",
  message: "Your proposal",
  copy: "Copy text",
  copied: "Copied",
};

export const payment = {
  title: "Pay for your trip",
  intro:
    "Hold your place with a deposit, or pay in full. Our team will send you a secure payment link on WhatsApp.",
  close: "Close",
  back: "Back",
  option: "How much would you like to pay now?",
  deposit: "Deposit ({percent})",
  full: "Full payment",
  submit: "Continue on WhatsApp",
  privacy: "Nothing is charged or stored here: you send the message yourself.",
  failed: "We couldn’t prepare your message. Please check your connection and try again.",
};

export const paymentHandover = {
  blocked:
    "Your browser didn’t let us open WhatsApp. Your message is ready: open it here or copy it.",
  byHand: "We’ve opened WhatsApp. Copy your message and paste it into the chat.",
  alone: "Copy your message and send it to our team.",
  message: "Your message",
  link: "Open WhatsApp",
  copy: "Copy message",
  copied: "Copied",
};

export const paymentSums = {
  travelers: "Travellers",
  fewer: "One traveller fewer",
  more: "One traveller more",
  least: "Minimum {least} people.",
  sentence: "You pay {now} pesos now, balance {balance} pesos: {rest}.",
  now: "You pay now",
  balance: "Balance",
  settled: "Your trip is paid in full",
  unknown: "Enter the price of your trip to see what you pay now and what’s left for later.",
};

export const mailSlip = {
  slip: "Did you mean {mail}?",
};

export const tripWizard = {
  progress: "Steps of your request",
  count: "Step {n} of {max}" as CountedText,
  mark1: "You",
  mark2: "Contact",
  mark3: "Trip",
  mark4: "Details",
  title1: "What’s your name?",
  title2: "Where can we write to you?",
  title3: "What trip are you dreaming of?",
  title4: "What should we know?",
  counter: "As many as you like · {n} chosen" as CountedText,
  optional: "(optional)",
  back: "Back",
  next: "Continue",
  submit: "Send",
  sending: "Sending…",
  sent: "We’ve got your request. Someone from the team will get back to you, and we’ll plan the trip together.",
  close: "Close",
  failed: "Your request wasn’t sent. What you wrote is still here.",
};
