import './checks/check-structure.ts'
