import { App } from '../components/App.tsx'

// biome-ignore lint/style/noDefaultExport: Next takes a default export
export default function Home() {
  return <App />
}
