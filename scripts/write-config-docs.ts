import './checks/write-config-docs.ts'
