import { addons } from "storybook/manager-api";
import { house } from "./house";

/** The same state as element or on a dark page: a test of its own, which the toolbar shows. */
const TWIN = /-(element|dark)$/;

addons.setConfig({ theme: house, sidebar: { filters: { twins: ({ id }) => !TWIN.test(id) } } });
