import { addons } from "storybook/manager-api";
import { TWIN } from "./groups";
import { house } from "./house";

addons.setConfig({ theme: house, sidebar: { filters: { twins: ({ id }) => !TWIN.test(id) } } });
