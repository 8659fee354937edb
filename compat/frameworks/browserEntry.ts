/** The entry of an app that is drawn in the browser alone. */
export const browserEntry: string = [
  "import { StrictMode } from 'react'",
  "import { createRoot } from 'react-dom/client'",
  "import App from './App.tsx'",
  '',
  "createRoot(document.getElementById('root')!).render(",
  '  <StrictMode>',
  '    <App />',
  '  </StrictMode>,',
  ')',
  '',
].join('\n')
