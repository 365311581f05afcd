import './checks/check-spec-map.ts'
