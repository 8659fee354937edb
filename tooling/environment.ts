import type { Connect, Plugin } from 'vite'

/**
 * Serves `GET /environment.js` with the facts of this machine, so that one build works on any
 * machine.
 */
export function environment(facts: object): Plugin {
  const answer = (server: { middlewares: Connect.Server }) => {
    server.middlewares.use('/environment.js', (_, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(`var environment = ${JSON.stringify(facts)}`)
    })
  }
  return {
    name: 'cleat:environment',
    configureServer: answer,
    configurePreviewServer: answer,
  }
}
