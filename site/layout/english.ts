import forms from "./english-forms?worker&url";

/** The script that offers the forms in English loads where the browser is in English. */
if (navigator.language.startsWith("en")) import(/* @vite-ignore */ forms);
