import type { Connect, Plugin } from 'vite'

/** Serves pages with `opener=severed` as apps that cut themselves off from their windows. */
export function isolation(): Plugin {
  const sever = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use((request, response, next) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost')
      if (searchParams.get('opener') === 'severed')
        response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
      next()
    })
  }
  return { name: 'laboratory:isolation', configureServer: sever, configurePreviewServer: sever }
}
