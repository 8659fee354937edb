/** The first topics of what entry points (ERC-4337) and Safes log. */
export const accountEvents = {
  /** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` */
  operated: '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
  /** `UserOperationRevertReason(bytes32,address,uint256,bytes)` */
  reverted: '0x1c4fada7374c0a9ee8841fc38afe82932dc0f8e69012e927f061a8bae611a201',
  /** `BeforeExecution()` */
  began: '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972',
  /** `Deposited(address,uint256)` */
  deposited: '0x2da466a7b24304f47e87fa2e1e5a81b9831ce54fec19055ce277ca2f39ba42c4',
  /** `ExecutionSuccess(bytes32,uint256)` of a Safe */
  executed: '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  /** `ExecutionFailure(bytes32,uint256)` of a Safe */
  notExecuted: '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
} as const
