import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { pageScript } from './pageScript.ts'
import { pageStyle } from './pageStyle.ts'

type Html = ReturnType<typeof html>

export declare namespace renderPage {
  type Parameters = {
    title: string
    /** The provider whose page it stands for. */
    provider?: string | undefined
    /** The state that the page shows, if it changes without the visitor. */
    state?: string | undefined
    content: Html
  }
}

/** A page with a header. */
export function renderPage(parameters: renderPage.Parameters): Html {
  const { title, provider, state = '', content } = parameters
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Local Pay</title>
<link rel="icon" href="data:,">
<style>${raw(pageStyle)}</style>
</head>
<body data-state="${state}">
<div class="card">
<header><strong>Local Pay</strong>${
    provider ? html`<span class="quiet">as ${provider}</span>` : ''
  }<span class="badge">Test</span></header>
<main>${content}</main>
<footer>No real money. All of it is on this machine.</footer>
</div>
<script>${raw(pageScript)}</script>
</body>
</html>`
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Of all pages. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    `default-src 'none'`,
    `style-src ${hash(pageStyle)}`,
    `script-src ${hash(pageScript)}`,
    `connect-src 'self'`,
    `img-src data:`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}
