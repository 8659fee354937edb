import type { Connect, Plugin } from 'vite'

const nonce = 'bGFib3JhdG9yeQ'
const policy = [
  "default-src 'none'",
  `script-src 'self' 'nonce-${nonce}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  // The local chains, and Vite.
  'connect-src http://127.0.0.1:* ws://127.0.0.1:*',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/**
 * Serves `?config=csp`, and any page with `policy=strict`, with a strict policy: no inline styles,
 * no foreign inline scripts, trusted types.
 */
export function strictPolicy(): Plugin {
  const isAsked = (url = '') => {
    const { searchParams } = new URL(url, 'http://localhost')
    return searchParams.get('config') === 'csp' || searchParams.get('policy') === 'strict'
  }
  const enforce = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use((request, response, next) => {
      if (isAsked(request.url)) response.setHeader('Content-Security-Policy', policy)
      next()
    })
  }
  return {
    name: 'laboratory:strict-policy',
    configureServer: enforce,
    configurePreviewServer: enforce,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { originalUrl }) =>
        isAsked(originalUrl) ? html.replaceAll('<script', `<script nonce="${nonce}"`) : html,
    },
  }
}
