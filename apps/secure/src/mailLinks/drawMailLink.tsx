import { type MailLinkPage, type MailLinkTask, openMailLink } from '@cleat/embedded-wallet/window'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { MailLinkApp } from './MailLinkApp.tsx'

/** Draws the page behind the link of a mail. */
export function drawMailLink(root: Root, task: MailLinkTask): void {
  let page: MailLinkPage | undefined
  page = openMailLink({
    ...{ task, window },
    send: (url, init) => fetch(url, init),
    onView: (view) =>
      root.render(
        <StrictMode>
          <MailLinkApp task={task} view={view} onConfirm={() => page?.confirm()} />
        </StrictMode>,
      ),
  })
}
