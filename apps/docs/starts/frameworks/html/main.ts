import { kit } from './config'

const account = document.querySelector('#account')

function show({ address, isConnected }: ReturnType<typeof kit.getAccount>) {
  if (account) account.textContent = isConnected ? `Connected: ${address}` : 'Not connected'
}

show(kit.getAccount())
kit.subscribeAccount(show) // on every change
