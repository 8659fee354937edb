import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { problemAnswers } from '../../http/problemAnswers.ts'

const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; text-align: center;
  font: 16px/1.45 system-ui, sans-serif; color: #14161a; background: #fff }
main { max-width: 320px; padding: 24px }
svg { width: 48px; height: 48px; color: #2456e6 }
h1 { margin: 16px 0 8px; font-size: 20px; font-weight: 600 }
p { margin: 0; color: #5b616e }
@media (prefers-color-scheme: dark) {
  body { color: #f4f5f7; background: #15171c }
  svg { color: #7aa2ff }
  p { color: #a0a7b4 }
}
`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You can close this window</title>
<style>${style}</style>
</head>
<body>
<main>
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m8.5 12 2.5 2.5 4.5-5"/></svg>
<h1>You can close this window</h1>
<p>The app shows you what becomes of your purchase.</p>
</main>
</body>
</html>
`

const styleHash = createHash('sha256').update(style).digest('base64')
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`,
}

/** Where providers send visitors back to. The same for each order, and without a script. */
export function returnRoutes(): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get(
    '/v1/onramp/return/:id',
    describeRoute({
      operationId: 'showOnrampReturn',
      summary: 'Show that the window can be closed',
      tags: ['On-ramp'],
      parameters: [
        {
          in: 'path',
          name: 'id',
          required: true,
          description: 'The order. It is not looked up.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description: 'A page',
          content: { 'text/html': { schema: { type: 'string' } } },
        },
        ...problemAnswers('RATE_LIMITED'),
      },
    }),
    (context) => context.body(page, 200, headers),
  )
}
