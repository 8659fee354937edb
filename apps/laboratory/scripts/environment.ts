import type { Connect, Plugin } from 'vite'

/** Answers `GET /environment.js` with what of this machine the pages have to know, so that one build serves any of them. */
export function environment(facts: object): Plugin {
  const answer = (server: { middlewares: Connect.Server }) => {
    server.middlewares.use('/environment.js', (_, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(`var environment = ${JSON.stringify(facts)}`)
    })
  }
  return {
    name: 'laboratory:environment',
    configureServer: answer,
    configurePreviewServer: answer,
  }
}
