import * as z from "zod";
import { tripDocument, volunteeringDocument } from "../trips/trip-document";
import { VOLUNTEERING } from "./check";
import { companyDocument } from "./company-document";
import { consultancyDocument } from "./consultancy-document";
import { homeDocument } from "./home-document";
import { storyDocument } from "./story-document";
import { trustDocument } from "./trust-document";

const kinds: Readonly<Record<string, z.ZodObject>> = {
  company: companyDocument,
  consultancy: consultancyDocument,
  home: homeDocument,
  story: storyDocument,
  trip: tripDocument,
  trust: trustDocument,
  volunteering: volunteeringDocument,
};

/** The folder of the schemas, beside the documents. */
export const SCHEMAS = "schemas";

const kindOf = (name: string) =>
  name === VOLUNTEERING
    ? "volunteering"
    : name.replace(/^trips\/.*/, "trip").replace(/^stories\/.*/, "story");

/** What a document names as its `$schema`: the way from its file. */
export const schemaOf = (name: string) =>
  `${name.includes("/") ? "../" : "./"}${SCHEMAS}/${kindOf(name)}.json`;

/** The documents' JSON schemas by their files' names, for editors: they complete, explain and check. */
export const jsonSchemas = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => {
      // The dialect that editors know whole.
      const schema = z.toJSONSchema(kind, { io: "input", target: "draft-7" });
      const properties = { $schema: { type: "string" }, ...schema.properties };
      return [name, { ...schema, properties }];
    }),
  );
