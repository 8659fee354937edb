import {
  type MailLinkTask,
  openWalletWindow,
  type WindowView,
  windowLook,
} from '@cleat/embedded-wallet/window'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { laterSigner as signer } from './signer/laterSigner.ts'
import { WindowApp } from './WindowApp.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('w.html has no #root')
const root = createRoot(element)

const closing: readonly string[] = ['approved', 'declined', 'over']
const mailTasks: Readonly<Record<string, MailLinkTask>> = {
  ...{ '/w/keep-email': 'keepEmail', '/w/freeze': 'freeze' },
}
const { pathname } = window.location
const mailTask = mailTasks[pathname]

if (mailTask)
  void import('./mailLinks/drawMailLink.tsx').then((page) => page.drawMailLink(root, mailTask))
else if (pathname === '/w/farcaster')
  void import('./farcaster/openFarcaster.tsx').then(({ openFarcaster }) => openFarcaster(root))
else if (pathname === '/w/device')
  void import('./devices/openDevice.tsx').then(({ openDevice }) => openDevice(root))
else openWallet()

function openWallet(): void {
  // Before the address loses it.
  const look = windowLook.read(window)
  void openWalletWindow({
    ...{ window, signer, language: look?.language },
    send: (url, init) => fetch(url, init),
    async chooseSurface(request, place) {
      const { chooseInFrame } = await import('./views/ApproveView/chooseInFrame.ts')
      return chooseInFrame(request, place)
    },
    onView(view: WindowView) {
      const isOver = view.name === 'ended' && closing.includes(view.end)
      if (view.name === 'done' || isOver) window.close()
      root.render(
        <StrictMode>
          <WindowApp view={view} look={look} onClose={() => window.close()} />
        </StrictMode>,
      )
    },
  })
}
