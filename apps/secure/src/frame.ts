import { openWalletFrame } from '@cleat/embedded-wallet/frame'
import { laterSigner as signer } from './signer/laterSigner.ts'

const frame = openWalletFrame({
  ...{ window, signer, build: import.meta.url.split('/').at(-1) ?? '' },
  send: (url, init) => fetch(url, init),
  async chooseSurface(request, place) {
    const { chooseInFrame } = await import('./views/ApproveView/chooseInFrame.ts')
    return chooseInFrame(request, place)
  },
})

// A page that only asks who is logged in draws nothing.
const stop = frame.stage.subscribe(() => {
  const view = frame.stage.read()
  // A window is offered by the page.
  if (!view || view.name === 'window') return
  stop()
  void import('./drawFrame.tsx').then(({ drawFrame }) => drawFrame(frame))
})
