import { type Address, encodeDeployData, type Hex } from 'viem'
import { parseAbi } from 'viem/utils'
import { toGatewayUrl } from '../zone/toGatewayUrl.ts'
import { zoneResolverCode } from './zoneResolverCode.ts'

const abi = parseAbi(['constructor(string[] gateways, address[] signers)'])

/**
 * The data of the transaction that creates the resolver of a zone.
 * @param parameters.services origins of services that answer for it, asked in this order
 */
export function encodeDeployment(parameters: {
  services: readonly string[]
  signers: readonly Address[]
}): Hex {
  const { services, signers } = parameters
  const urls = services.map(toGatewayUrl)
  return encodeDeployData({ abi, bytecode: zoneResolverCode, args: [urls, [...signers]] })
}
