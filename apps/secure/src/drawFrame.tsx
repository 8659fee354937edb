import type { OpenedFrame } from '@cleat/embedded-wallet/frame'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { FrameApp } from './FrameApp.tsx'

/** Draws what the frame shows, from its first view on. */
export function drawFrame(frame: OpenedFrame): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('frame.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <FrameApp frame={frame} />
    </StrictMode>,
  )
}
