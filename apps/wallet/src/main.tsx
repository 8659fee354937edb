import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createStage } from './peer/createStage.ts'
import { relayUrl } from './peer/environment.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const { search, pathname } = location
let link = new URLSearchParams(search).get('uri') ?? (pathname === '/wc' ? '' : undefined)
// A URI works once, so a reload must not follow it again.
if (link !== undefined) {
  const rest = new URLSearchParams(search)
  rest.delete('uri')
  history.replaceState(null, '', rest.size > 0 ? `/?${rest}` : '/')
}
const takeLink = () => {
  const taken = link
  link = undefined
  return taken
}

const stage = createStage({ relayUrl: relayUrl(search) })
void stage.open()

createRoot(root).render(
  <StrictMode>
    <App stage={stage} takeLink={takeLink} />
  </StrictMode>,
)
