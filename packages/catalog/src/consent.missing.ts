/** What the box says when it was left empty. */
export const consentMissing = "Necesitamos tu autorización para responderte";
