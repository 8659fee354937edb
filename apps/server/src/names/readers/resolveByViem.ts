import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'

// `node resolveByViem.ts {rpcUrl} {name} {address}`: what viem alone finds of a name.
const [rpcUrl, name = '', address] = process.argv.slice(2)
const client = createPublicClient({ chain: mainnet, transport: http(rpcUrl) })
const onEthereum = await client.getEnsAddress({ name, strict: true })
const onBase = await client.getEnsAddress({ name, coinType: 0x80002105n, strict: true })
const avatar = await client.getEnsText({ name, key: 'avatar', strict: true })
const primary = address && (await client.getEnsName({ address: address as `0x${string}` }))
process.stdout.write(JSON.stringify({ onEthereum, onBase, avatar, primary }))
