import { openWalletFrame } from '@cleat/embedded-wallet/frame'
import { signer } from './signer/startSigner.ts'

const frame = openWalletFrame({
  ...{ window, signer, build: import.meta.url.split('/').at(-1) ?? '' },
  send: (url, init) => fetch(url, init),
  async isAllowed(request) {
    const { readRequest } = await import('./views/ApproveView/readRequest.ts')
    return readRequest(request).level !== 'refused'
  },
})

// A page that only asks who is logged in draws nothing.
const stop = frame.stage.subscribe(() => {
  if (!frame.stage.read()) return
  stop()
  void import('./drawFrame.tsx').then(({ drawFrame }) => drawFrame(frame))
})
