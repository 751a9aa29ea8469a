import "@maloca/widgets/styles.css";

export default function Layout({ children }) {
  return (
    <html lang="es-CO">
      <body>{children}</body>
    </html>
  );
}
