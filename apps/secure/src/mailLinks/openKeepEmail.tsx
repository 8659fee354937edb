import {
  type KeepEmailPage,
  type KeepEmailView,
  openKeepEmailPage,
} from '@cleat/embedded-wallet/window'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { KeepEmailApp } from './KeepEmailApp.tsx'

/** Draws the page that keeps an e-mail. */
export function openKeepEmail(root: Root): void {
  let page: KeepEmailPage | undefined
  page = openKeepEmailPage({
    window,
    send: (url, init) => fetch(url, init),
    onView: (view: KeepEmailView) =>
      root.render(
        <StrictMode>
          <KeepEmailApp view={view} onKeep={() => page?.keep()} />
        </StrictMode>,
      ),
  })
}
