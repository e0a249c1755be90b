import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://localhost:${process.env.PORT ?? "8000"}`;
const paths = ["/api", "/ask-data", "/askdata", "/health", "/status", "/ping", "/vector-stats"];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: Object.fromEntries(paths.map((path) => [path, server])) },
  build: { target: "es2022", chunkSizeWarningLimit: 700 },
});
