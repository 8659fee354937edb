import { JsonRpcProvider } from 'ethers'

// `node resolveByEthers.ts {rpcUrl} {name} {address}`: what ethers alone finds of a name.
const [rpcUrl, name = '', address] = process.argv.slice(2)
const provider = new JsonRpcProvider(rpcUrl, 1)
const resolver = await provider.getResolver(name)
const onEthereum = await resolver?.getAddress()
const onBase = await resolver?.getAddress(0x80002105)
const avatar = await resolver?.getText('avatar')
const primary = address && (await provider.lookupAddress(address))
process.stdout.write(JSON.stringify({ onEthereum, onBase, avatar, primary }))
provider.destroy()
