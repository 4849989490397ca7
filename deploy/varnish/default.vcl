# Varnish in front of the BFFs of visitors. docs/operations/cdn.md describes how to set it up.
vcl 4.1;

import std;

backend default {
  .host = "bff";
  .port = "3000";
  .probe = {
    .url = "/health";
    .interval = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (std.getenv("EDGE_TOKEN") == "" || req.http.X-Purge-Token != std.getenv("EDGE_TOKEN")) {
      return (synth(403));
    }
    # Keys have eight characters and never contain each other, so the expression matches whole keys only.
    if (req.http.Surrogate-Key !~ "^[A-Za-z0-9_-]{8}( [A-Za-z0-9_-]{8})*$") {
      return (synth(400));
    }
    if (!std.ban("obj.http.Surrogate-Key ~ " + regsuball(req.http.Surrogate-Key, " ", "|"))) {
      return (synth(500, std.ban_error()));
    }
    return (synth(200));
  }

  # The BFF trusts this server, so that a client must not choose the host for which the answer is stored.
  unset req.http.X-Forwarded-Host;
  # BASE_URL begins with https, and therefore decides the scheme of addresses in pages.
  unset req.http.X-Forwarded-Proto;

  # An answer is stored for 24 hours for outages, but is only served late for a moment while the BFF can be reached.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 30s;
  }

  if (req.http.Authorization || req.http.Cookie ~ "authToken=") {
    return (pass);
  }
  if (req.url ~ "^/(api/(?!visit/load\?)|health$|ready$)") {
    return (pass);
  }
  unset req.http.Cookie;
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key && beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 24h;
  } else if (bereq.url !~ "^/(assets|flags|img)/") {
    # Without keys, an answer cannot be purged when it changes.
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
}
