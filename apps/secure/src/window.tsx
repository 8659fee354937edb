import { openWalletWindow, type WindowView } from '@cleat/embedded-wallet/window'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { signer } from './signer/startSigner.ts'
import { WindowApp } from './WindowApp.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('w.html has no #root')
const root = createRoot(element)

void openWalletWindow({
  ...{ window, signer },
  send: (url, init) => fetch(url, init),
  onView(view: WindowView) {
    if (view.name === 'done') window.close()
    root.render(
      <StrictMode>
        <WindowApp view={view} onClose={() => window.close()} />
      </StrictMode>,
    )
  },
})
