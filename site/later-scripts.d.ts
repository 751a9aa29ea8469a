/** The address of a script that loads later: Vite builds it as a file of its own, as for a worker (`vite.config.ts`). */
declare module "*?worker&url" {
  const address: string;
  export default address;
}
