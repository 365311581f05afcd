/**
 * Of wagons/token/solidity/EduTrainCertificate.sol, as viem's `parseAbi` reads it; a check compares it with what the compiler says.
 * `claimId` is a `bytes32`, and the same number is the token's id.
 */
export const tokenAbi = [
  'constructor(address initialOwner, string tokenMetadataUrl)',
  'function claim(bytes32 claimId, bytes32[] proof)',
  'function claimFor(address account, bytes32 claimId, bytes32[] proof, uint256 deadline, bytes signature)',
  'function setRoot(bytes32 newRoot)',
  'function revoke(bytes32 claimId)',
  'function burn(uint256 tokenId)',
  'function root() view returns (bytes32)',
  'function statusOf(bytes32 claimId) view returns (uint8)',
  'function locked(uint256 tokenId) view returns (bool)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function balanceOf(address owner) view returns (uint256)',
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function metadataUrl() view returns (string)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function owner() view returns (address)',
  'function pendingOwner() view returns (address)',
  'function transferOwnership(address newOwner)',
  'function acceptOwnership()',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event Locked(uint256 tokenId)',
  'event RootChanged(bytes32 previousRoot, bytes32 newRoot)',
  'event Revoked(bytes32 indexed claimId)',
  'error NotOnList(address account, bytes32 claimId)',
  'error AlreadyClaimed(bytes32 claimId)',
  'error ClaimSpent(bytes32 claimId)',
  'error SignatureExpired(uint256 deadline)',
  'error InvalidSignature(address account)',
  'error NotHolder(address caller, uint256 tokenId)',
  'error NotTransferable()',
  'error OwnershipCannotBeRenounced()',
  'error OwnableUnauthorizedAccount(address account)',
  'error ERC721NonexistentToken(uint256 tokenId)',
] as const

/** A well-known contract that anyone may call, at the same address on every public chain: many calls in one transaction. */
export const multicallAddress = '0xcA11bde05977b3631167028862bE2a173976CA11'

export const multicallAbi = [
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Result[] returnData)',
] as const

/** What `statusOf` answers, by its number. Burned and revoked claims are spent for good. */
export const tokenStatuses = ['unclaimed', 'held', 'burned', 'revoked'] as const

/** EIP-712; `chainId` and `verifyingContract` complete the domain. */
export const claimDomain = { name: 'EduTrain Certificate', version: '1' } as const

export const claimTypes = {
  Claim: [
    { name: 'account', type: 'address' },
    { name: 'claimId', type: 'bytes32' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const
