import { trips } from "@maloca/catalog";

export const onBeforePrerenderStart = () => trips.map(({ slug }) => `/${slug}`);
