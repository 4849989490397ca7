/* global rs, db, quit, sleep */
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'site', members: [{ _id: 0, host: 'mongodb:27017' }] });
  // The election takes a moment, and services wait for this check.
  for (let checks = 0; checks < 50 && !db.hello().isWritablePrimary; checks += 1) sleep(100);
}
quit(db.hello().isWritablePrimary ? 0 : 1);
