import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RecoverApp } from './kit/recover/RecoverApp.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('recover.html has no #root')
createRoot(element).render(
  <StrictMode>
    <RecoverApp />
  </StrictMode>,
)
