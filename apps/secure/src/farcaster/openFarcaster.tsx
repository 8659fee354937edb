import {
  type FarcasterPage,
  type FarcasterView,
  openFarcasterPage,
  type SigningWallet,
} from '@cleat/embedded-wallet/window'
import { discoverWallets } from '@cleat/evm'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { FarcasterApp } from './FarcasterApp.tsx'

/** Until the page is open, there is nothing to press. */
const noPage: FarcasterPage = {
  ...{ choose: () => undefined, setAccount: () => undefined },
  ...{ back: () => undefined, decline: () => undefined },
}

/** Draws the page of a login with Farcaster. */
export function openFarcaster(root: Root): void {
  let page = noPage
  let shown: FarcasterView = { name: 'opening' }
  const draw = () =>
    root.render(
      <StrictMode>
        <FarcasterApp view={shown} page={page} onReload={() => window.location.reload()} />
      </StrictMode>,
    )
  void openFarcasterPage({
    ...{ window, watchWallets },
    send: (url, init) => fetch(url, init),
    onView(view) {
      shown = view
      draw()
    },
  }).then((opened) => {
    page = opened
    draw()
  })
}

function watchWallets(onWallets: (wallets: readonly SigningWallet[]) => void): void {
  discoverWallets({
    ...{ window, announced: true, injected: true, onChange: onWallets },
    onDropped: () => undefined,
  })
}
