/** What controllers take and return: records of the game's codec, principals, and keys of requests. */
package org.aemberlog.support.http;
