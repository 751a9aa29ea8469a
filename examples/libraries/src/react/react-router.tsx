import { createBrowserRouter, Link, RouterProvider } from "react-router";
import { Component, Element } from "../ours";

const page = (title: string, to: string, other: string) => (
  <main key={title}>
    <h1>{title}</h1>
    <Link to={to}>{other}</Link>
    <label>
      Buscar <input name="q" />
    </label>
    <Component />
    <Element />
  </main>
);

const router = createBrowserRouter([
  { path: "/react.html", element: page("Los viajes", "/otra", "Otra página") },
  { path: "/otra", element: page("La otra", "/react.html", "Los viajes") },
]);

export default function Routed() {
  return <RouterProvider router={router} />;
}
