/** Every page is rendered ahead of time, and hydrated. */
export default { ssr: false, prerender: ["/"] };
