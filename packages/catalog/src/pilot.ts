/** The pilot checkpoint, as the operator states it. */
export const pilot = {
  name: "Jardín del Mar",
  place: "Arusí, Chocó",
  status: "Activo",
  year: 2025,
  families: 60,
  /** Children who learn about the sea. */
  children: 50,
  jobs: 12,
  litresPerDay: 3000,
  infrastructure: [
    { icon: "sun", label: "Energía solar comunitaria" },
    { icon: "drop", label: "Agua limpia" },
  ],
  investmentUsd: { commercial: 200_000, philanthropic: 150_000 },
} as const;
