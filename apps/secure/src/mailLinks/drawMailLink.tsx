import {
  type MailLinkPage,
  type MailLinkTask,
  openMailLink,
  readMailLanguage,
} from '@cleat/embedded-wallet/window'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { MailLinkApp } from './MailLinkApp.tsx'

/** Draws the page behind the link of a mail. */
export function drawMailLink(root: Root, task: MailLinkTask): void {
  let page: MailLinkPage | undefined
  // Before the address loses it.
  const language = readMailLanguage(window.location)
  page = openMailLink({
    ...{ task, window },
    send: (url, init) => fetch(url, init),
    onView: (view) =>
      root.render(
        <StrictMode>
          <MailLinkApp {...{ task, view, language }} onConfirm={() => page?.confirm()} />
        </StrictMode>,
      ),
  })
}
