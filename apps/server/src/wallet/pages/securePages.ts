import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { problemAnswers } from '../../http/problemAnswers.ts'
import type { WalletConfig } from '../context/walletConfig.ts'
import { pageHeaders } from './pageHeaders.ts'
import type { Pages } from './readPages.ts'

export declare namespace securePages {
  type Parameters = { config: Pick<WalletConfig, 'hosts'>; pages: Pages }
}

/**
 * Serves the frame, the windows and the page for recovery without a service. Windows have the
 * same page at each path, which reads it.
 */
export function securePages({ config, pages }: securePages.Parameters): Hono<HttpEnv> {
  const serve = (context: Context<HttpEnv>, path: string) => {
    const file = pages.files.get(path)
    if (!file) throw new Problem('NOT_FOUND', { detail: 'There is no such file.' })
    const isReachable = isOpenedAcross(context)
    return context.body(file.bytes, 200, pageHeaders(file, { ...config, isReachable }))
  }
  const describe = (operationId: string, summary: string, name?: string) =>
    describeRoute({
      ...{ operationId, summary, tags: ['Embedded wallet'] },
      ...(name !== undefined && {
        parameters: [
          {
            ...{ in: 'path', required: true, name, schema: { type: 'string' } },
            description: 'The name of a file or of a view.',
          },
        ],
      }),
      responses: {
        200: { description: summary },
        ...problemAnswers('RATE_LIMITED', 'NOT_FOUND'),
      },
    })
  return new Hono<HttpEnv>()
    .get('/frame', describe('readWalletFrame', 'The frame'), (context) =>
      serve(context, '/frame.html'),
    )
    .get('/w', describe('readWalletWindow', 'The window'), (context) => serve(context, '/w.html'))
    .get('/w/:view', describe('readWalletView', 'The window', 'view'), (context) =>
      serve(context, '/w.html'),
    )
    .get('/recover.html', describe('readWalletRecovery', 'Recovery from a kit'), (context) =>
      serve(context, '/recover.html'),
    )
    .get('/assets/:name', describe('readWalletAsset', 'What pages load', 'name'), (context) =>
      serve(context, `/assets/${context.req.param('name')}`),
    )
}

/**
 * Whether a page of another site opened a window. Browsers that do not say so cut it off, and the
 * visitor types a code.
 */
function isOpenedAcross({ req }: Context<HttpEnv>): boolean {
  const isOpening = req.path === '/w' || req.path === '/w/settings'
  return isOpening && req.header('Sec-Fetch-Site') === 'cross-site'
}
