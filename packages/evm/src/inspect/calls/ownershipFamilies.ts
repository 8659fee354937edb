import { type CallFamily, callFamily } from './callFamily.ts'

/** Selectors without `0x`. @see ERC-173, ERC-1822, ERC-1967, OpenZeppelin `AccessControl` */
export const ownershipFamilies: { readonly [selector: string]: CallFamily } = {
  f2fde38b: callFamily('transferOwnership(address)', { to: 'address' }, ({ to }, call) => [
    { kind: 'ownership', contract: call.to, to },
  ]),
  '3659cfe6': callFamily('upgradeTo(address)', { to: 'address' }, ({ to }, call) => [
    { kind: 'ownership', contract: call.to, to },
  ]),
  '4f1ef286': callFamily(
    'upgradeToAndCall(address,bytes)',
    { to: 'address', data: 'bytes' },
    ({ to }, call) => [{ kind: 'ownership', contract: call.to, to }],
  ),
  '8f283970': callFamily('changeAdmin(address)', { to: 'address' }, ({ to }, call) => [
    { kind: 'ownership', contract: call.to, to },
  ]),
  '2f2ff15d': callFamily(
    'grantRole(bytes32,address)',
    { role: 'word', to: 'address' },
    ({ to }) => [{ kind: 'grant', to, limits: 0 }],
  ),
}
