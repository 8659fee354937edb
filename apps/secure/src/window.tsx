import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { FrameRoot } from './look/FrameRoot.tsx'
import { NothingView } from './views/NothingView/NothingView.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('w.html has no #root')

createRoot(root).render(
  <StrictMode>
    <FrameRoot theme={undefined} onHeight={() => undefined}>
      <NothingView />
    </FrameRoot>
  </StrictMode>,
)
