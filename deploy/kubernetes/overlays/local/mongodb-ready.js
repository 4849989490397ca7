/* global rs, db, quit */
// The replica set is created by the first check that can reach all members.
const members = [0, 1, 2].map((n) => ({ _id: n, host: `mongodb-${n}.mongodb:27017` }));
try {
  rs.status();
} catch {
  if (db.hostInfo().system.hostname.startsWith('mongodb-0')) rs.initiate({ _id: 'site', members });
}
const { isWritablePrimary, secondary } = db.hello();
quit(isWritablePrimary || secondary ? 0 : 1);
